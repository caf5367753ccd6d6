// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {Kept, KeptWord} from "../../../platform/contracts/Kept.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {BurnNode, BurnNodeWord} from "./BurnNode.sol";
import {BurnPasses} from "./BurnPasses.sol";
import {BurnPeriods} from "./BurnPeriods.sol";
import {BurnReason} from "./BurnReason.sol";
import {IBurnNodes} from "./IBurnNodes.sol";
import {NodePlaces, NodePlacesWord} from "./NodePlaces.sol";

/// @title Nodes: bought, activated or refunded, and paid.
/// @dev A node's reward is its place's part of what was emitted since it was paid last: no sum over nodes is kept, and
/// no call loops over them.
abstract contract BurnNodes is BurnPeriods, BurnPasses, IBurnNodes {
    using Credits for Credit;

    /// @dev Percent of a node's price.
    uint256 private constant FEE = 5;
    uint256 private constant TIME_TO_ACTIVATE = 7 days;

    /// @inheritdoc IBurnNodes
    address public immutable fundAddress;
    uint256 private immutable _PRICE1;
    uint256 private immutable _PRICE2;
    uint256 private immutable _PRICE3;
    /// @dev Of each kind, packed.
    uint256 private immutable _PLACES;

    NodePlaces private _places;
    Kept private _fundDue = KeptWord.none();
    mapping(uint256 nodeId => BurnNode) private _nodes;
    mapping(address account => Credit) private _credits;

    constructor(address fund_, uint256[3] memory prices, uint256[3] memory places) {
        fundAddress = fund_;
        (_PRICE1, _PRICE2, _PRICE3) = (prices[0], prices[1], prices[2]);
        _PLACES = NodePlacesWord.pack(places);
        for (uint256 i; i < 3; ++i) assert(prices[i] > 0 && places[i] > 0 && places[i] < 2 ** NodePlacesWord.BITS);
    }

    // ---- The life of a node

    /// @inheritdoc IBurnNodes
    function buyNode(uint256 kind) external payable returns (uint256 nodeId) {
        (uint256 all, uint256 price) = _offerOf(kind);
        if (!team.isActive(msg.sender)) revert(BurnReason.NOT_ACTIVE);
        NodePlaces places = _places;
        if (places.taken(kind) == all) revert(BurnReason.SOLD_OUT);
        uint256 sun = _sunFor(price);
        uint256 until = block.timestamp + TIME_TO_ACTIVATE;

        // Effect:
        nodeId = places.count() + 1;
        _places = places.bought(kind);
        _nodes[nodeId] = BurnNodeWord.bought(msg.sender, kind, sun, until);

        emit NodeBought(nodeId, msg.sender, kind, sun, until);

        // Interaction:
        _giveChange(sun);
    }

    /// @inheritdoc IBurnNodes
    function refundNode(uint256 nodeId) external {
        BurnNode node = _nodes[nodeId];
        if (node.isActive()) revert(BurnReason.ACTIVE);
        address owner = node.owner();
        bool isLapsed = owner != address(0) && block.timestamp > node.until();
        if (msg.sender != owner && !isLapsed) revert(BurnReason.NOT_YOURS);
        uint256 sun = node.sun();

        // Effect:
        _nodes[nodeId] = BurnNode.wrap(0);
        _places = _places.refunded(node.kind());

        emit NodeRefunded(nodeId, owner, sun, msg.sender);

        // Interaction: an owner who refuses does not keep the place.
        if (msg.sender == owner) Trx.send(owner, sun);
        else if (!Trx.trySend(owner, sun)) _creditTo(owner, sun);
    }

    /// @inheritdoc IBurnNodes
    function activate(uint256 nodeId) external {
        BurnNode node = _ownNode(nodeId);
        if (node.isActive()) revert(BurnReason.ACTIVE);
        if (block.timestamp > node.until()) revert(BurnReason.LAPSED);
        uint256 emitted = _emitted();
        uint256 sun = node.sun();
        uint256 fee = (sun * FEE) / 100;

        // Effect:
        _nodes[nodeId] = node.activated(emitted);
        _places = _places.activated(node.kind(), emitted, _PLACES);
        _fundDue = _fundDue.plus(sun - fee);

        emit NodeActivated(nodeId, msg.sender, fee, sun - fee);

        // Interaction:
        splitter.split{value: fee}(msg.sender);
    }

    /// @inheritdoc IBurnNodes
    function claimNode(uint256 nodeId) external {
        BurnNode node = _ownNode(nodeId);
        if (!node.isActive()) revert(BurnReason.NOT_ACTIVATED);
        uint256 emitted = _emitted();
        uint256 amount = _owedTo(node, emitted);
        if (amount == 0) revert(BurnReason.NOTHING);

        // Effect:
        _nodes[nodeId] = node.activated(emitted);

        emit NodeClaimed(nodeId, msg.sender, amount);

        // Interaction:
        IRewardVault(vault).pay(msg.sender, amount);
    }

    /// @inheritdoc IBurnNodes
    function collectFund() external {
        uint256 amount = _fundDue.sum();

        // Effect:
        _fundDue = KeptWord.none();

        emit FundPaid(fundAddress, amount);

        // Interaction:
        Trx.send(fundAddress, amount);
    }

    /// @inheritdoc IBurnNodes
    function withdraw(address account) external {
        uint256 amount = _credits[account].take();
        if (amount == 0) revert(BurnReason.NO_CREDIT);

        emit Withdrawn(account, amount);

        // Interaction:
        Trx.send(account, amount);
    }

    // ---- Reads

    /// @inheritdoc IBurnNodes
    function nodeOf(uint256 nodeId)
        external
        view
        returns (address owner, uint256 kind, uint256 sun, uint256 until, bool isActive, uint256 owed)
    {
        BurnNode node = _nodes[nodeId];
        (owner, kind, isActive) = (node.owner(), node.kind(), node.isActive());
        (sun, until) = (node.sun(), node.until());
        owed = _owedTo(node, _emitted());
    }

    /// @inheritdoc IBurnNodes
    function nodesOf(address account, uint256 from, uint256 to) external view returns (uint256[] memory nodeIds) {
        uint256 last = _places.count();
        if (to > last) to = last;
        nodeIds = new uint256[](to + 1 > from ? to + 1 - from : 0);
        uint256 found;
        for (uint256 nodeId = from; nodeId <= to; ++nodeId) {
            if (account != address(0) && _nodes[nodeId].owner() == account) nodeIds[found++] = nodeId;
        }
        assembly ("memory-safe") {
            mstore(nodeIds, found)
        }
    }

    /// @inheritdoc IBurnNodes
    function kindOf(uint256 kind)
        external
        view
        returns (uint256 places, uint256 taken, uint256 active, uint256 price)
    {
        (places, price) = _offerOf(kind);
        (taken, active) = (_places.taken(kind), _places.active(kind));
    }

    /// @inheritdoc IBurnNodes
    function nodeCount() external view returns (uint256) {
        return _places.count();
    }

    /// @inheritdoc IBurnNodes
    function fundDue() external view returns (uint256) {
        return _fundDue.sum();
    }

    /// @inheritdoc IBurnNodes
    function creditOf(address account) external view returns (uint256) {
        return _credits[account].due();
    }

    // ---- Inside

    function _unearnedByNodes() internal view returns (uint256) {
        return _places.idle(_emitted(), _PLACES);
    }

    /// @return released What empty places did not earn until now, forgotten.
    function _releaseOfNodes() internal returns (uint256 released) {
        released = _unearnedByNodes();

        // Effect:
        _places = _places.released(_emitted());
    }

    function _owedTo(BurnNode node, uint256 emitted) private view returns (uint256) {
        if (!node.isActive()) return 0;
        return node.owed(emitted, NodePlacesWord.placesOf(_PLACES, node.kind()));
    }

    function _ownNode(uint256 nodeId) private view returns (BurnNode node) {
        node = _nodes[nodeId];
        if (node.owner() != msg.sender) revert(BurnReason.NOT_YOURS);
    }

    function _offerOf(uint256 kind) private view returns (uint256 places, uint256 price) {
        if (kind == 0 || kind > 3) revert(BurnReason.KIND);
        places = NodePlacesWord.placesOf(_PLACES, kind);
        price = kind == 1 ? _PRICE1 : kind == 2 ? _PRICE2 : _PRICE3;
    }

    function _creditTo(address account, uint256 sun) private {
        _credits[account].add(sun);

        emit Credited(account, sun);
    }
}
