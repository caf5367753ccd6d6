// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {EnergyReason} from "./EnergyReason.sol";
import {ILender} from "./ILender.sol";
import {IStakeOps} from "./IStakeOps.sol";
import {LenderCode} from "./LenderCode.sol";
import {Books, LenderWords, Place} from "./LenderWords.sol";
import {Network} from "./Network.sol";

/// @title Leases the energy of one provider's stake.
/// @dev All TRX in the balance are the provider's: what leases paid, and what came out of the stake. The stake itself is
/// kept by the network, which is asked each time. Nobody's code runs but that of who gets TRX, as the last step.
contract Lender is ILender {
    using LenderWords for uint256;
    using LenderWords for Books;
    using LenderWords for Place;

    /// @inheritdoc ILender
    uint256 public constant MOST_DAYS = 30;

    uint256 private constant _TRX = 1e6;
    /// @dev Places that a lease looks at for one that is free: a look costs a hundredth of a new place.
    uint256 private constant _LOOKS = 16;
    /// @dev Of the code of an account that exists and has none; of an account that does not exist it is zero.
    bytes32 private constant _NO_CODE = keccak256("");

    address private immutable _STAKE_OPS;
    /// @inheritdoc ILender
    address public immutable factory;

    uint256 private _booksWord;
    mapping(uint256 place => uint256) private _placeWords;

    constructor(address stakeOps) {
        factory = msg.sender;
        _STAKE_OPS = stakeOps;
    }

    modifier onlyProvider() {
        if (msg.sender != provider()) revert(EnergyReason.NOT_PROVIDER);
        _;
    }

    // ---- The provider

    /// @inheritdoc ILender
    function begin(uint256 price, uint256 least) external payable {
        if (msg.sender != factory) revert(EnergyReason.NOT_FACTORY);
        _setTerms(price, least);
        if (msg.value > 0) _supply();
    }

    /// @inheritdoc ILender
    function supply() external payable onlyProvider {
        _supply();
    }

    /// @inheritdoc ILender
    function setTerms(uint256 price, uint256 least) external onlyProvider {
        _setTerms(price, least);
    }

    // ---- Leases

    /// @inheritdoc ILender
    function lease(
        address receiver,
        uint256 energy,
        uint256 time
    ) external payable returns (uint256 number) {
        Books memory all = _booksWord.books();
        if (all.price == 0) revert(EnergyReason.STOPPED);
        if (time == 0 || time > MOST_DAYS) revert(EnergyReason.DAYS);
        if (energy < all.least) revert(EnergyReason.LEAST);
        (uint256 paid, uint256 whole) = _quote(all.price, energy, time);
        if (whole * _TRX > Network.lendable()) revert(EnergyReason.NOT_ENOUGH);
        if (msg.value < paid) revert(EnergyReason.ABOVE_MAX);
        if (receiver.codehash != _NO_CODE) revert(EnergyReason.RECEIVER);
        uint256 until = Math.ceilDiv(block.timestamp, 1 minutes) * 1 minutes + time * 1 days;
        (uint256 at, uint256 round) = _freePlace(all.places);
        number = _numberOf(at, round);

        // Effect:
        _placeWords[at] = Place(receiver, whole, until, round).pack();
        if (at > all.places) {
            all.places = at;
            _booksWord = all.pack();
        }

        emit Leased(number, receiver, msg.sender, energy, whole, until, paid);

        // Interaction:
        _stake(abi.encodeCall(IStakeOps.delegate, (receiver, whole * _TRX)));
        if (msg.value > paid) Trx.send(msg.sender, msg.value - paid);
    }

    /// @inheritdoc ILender
    function end(uint256 number) external {
        uint256 at = uint32(number);
        Place memory one = _placeWords[at].place();
        if (one.lent == 0 || number != _numberOf(at, one.round)) revert(EnergyReason.NO_LEASE);
        if (block.timestamp < one.until) revert(EnergyReason.NOT_OVER);

        // Effect:
        _placeWords[at] = Place(address(0), 0, 0, one.round + 1).pack();

        emit Ended(number, one.receiver, one.lent);

        // Interaction:
        _stake(abi.encodeCall(IStakeOps.undelegate, (one.receiver, one.lent * _TRX)));
    }

    // ---- The provider leaves

    /// @inheritdoc ILender
    function leave(uint256 sun) external onlyProvider {
        if (sun == 0 || sun > Network.staked()) revert(EnergyReason.NOT_FREE);
        if (Network.exitsLeft() == 0) revert(EnergyReason.WAITING);
        Books memory all = _booksWord.books();

        // Effect:
        all.leaving += sun;
        _booksWord = all.pack();

        emit Left(sun, block.timestamp + Network.leavingTime());

        // Interaction:
        _stake(abi.encodeCall(IStakeOps.unfreeze, (sun)));
    }

    /// @inheritdoc ILender
    function collect() external onlyProvider {
        // Changes nothing but the balance.
        if (Network.unfreezing(block.timestamp) > 0) _stake(abi.encodeCall(IStakeOps.withdraw, ()));
        uint256 sun = address(this).balance;
        if (sun == 0) revert(EnergyReason.NOTHING);
        Books memory all = _booksWord.books();
        uint256 leaving = Network.unfreezing(type(uint256).max);
        uint256 ofStake = Math.saturatingSub(all.leaving, leaving);

        // Effect:
        all.leaving = leaving;
        _booksWord = all.pack();

        emit Collected(sun, ofStake);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    // ---- Reads

    /// @inheritdoc ILender
    function provider() public view returns (address) {
        return LenderCode.providerOf(address(this));
    }

    /// @inheritdoc ILender
    function terms() external view returns (uint256 price, uint256 least) {
        Books memory all = _booksWord.books();
        return (all.price, all.least);
    }

    /// @inheritdoc ILender
    function free() external view returns (uint256 energy, uint256 whole) {
        whole = Network.lendable() / _TRX;
        // Of a stake the weight is part.
        if (whole > 0) {
            (uint256 limit, uint256 weight) = Network.weights();
            energy = (whole * limit) / weight;
        }
    }

    /// @inheritdoc ILender
    function quote(uint256 energy, uint256 time) external view returns (uint256 sun, uint256 whole) {
        return _quote(_booksWord.books().price, energy, time);
    }

    /// @inheritdoc ILender
    function leaseOf(uint256 number) external view returns (address receiver, uint256 lent, uint256 until) {
        uint256 at = uint32(number);
        Place memory one = _placeWords[at].place();
        if (number == _numberOf(at, one.round)) return (one.receiver, one.lent, one.until);
    }

    /// @inheritdoc ILender
    function places() external view returns (uint256) {
        return _booksWord.books().places;
    }

    /// @inheritdoc ILender
    function due(uint256 from, uint256 most) external view returns (uint256[] memory numbers) {
        uint256 last = _booksWord.books().places;
        if (from > last) return numbers;
        uint256 looks = Math.min(most, last + 1 - from);
        numbers = new uint256[](looks);
        uint256 found;
        for (uint256 at = from; at < from + looks; ++at) {
            Place memory one = _placeWords[at].place();
            if (one.lent > 0 && block.timestamp >= one.until) numbers[found++] = _numberOf(at, one.round);
        }
        assembly ("memory-safe") {
            mstore(numbers, found)
        }
    }

    /// @inheritdoc ILender
    function books()
        external
        view
        returns (
            uint256 lent,
            uint256 staked,
            uint256 leaving,
            uint256 left,
            uint256 earned
        )
    {
        (lent, staked) = (Network.lent(), Network.staked());
        uint256 over = Network.unfreezing(block.timestamp);
        leaving = Network.unfreezing(type(uint256).max) - over;
        left = _booksWord.books().leaving - leaving;
        earned = address(this).balance + over - left;
    }

    /// @inheritdoc ILender
    function exitsLeft() external view returns (uint256) {
        return Network.exitsLeft();
    }

    // ---- Inside

    function _setTerms(uint256 price, uint256 least) private {
        if (price > type(uint32).max || least == 0 || least > type(uint40).max) revert(EnergyReason.TERMS);
        Books memory all = _booksWord.books();

        // Effect:
        (all.price, all.least) = (price, least);
        _booksWord = all.pack();

        emit TermsSet(price, least);
    }

    function _supply() private {
        if (msg.value < _TRX) revert(EnergyReason.LITTLE);

        emit Supplied(msg.value);

        // Interaction:
        _stake(abi.encodeCall(IStakeOps.freeze, (msg.value)));
    }

    /// @dev Whole TRX whose energy at this moment is at least that.
    function _quote(
        uint256 price,
        uint256 energy,
        uint256 time
    ) private view returns (uint256 sun, uint256 whole) {
        (uint256 limit, uint256 weight) = Network.weights();
        if (energy > limit) revert(EnergyReason.NOT_ENOUGH);
        return (energy * price * time, Math.ceilDiv(energy * weight, limit));
    }

    /// @dev A place whose lease has ended, or a new one. Each block begins to look elsewhere: long leases at the first
    /// places do not hide the others.
    function _freePlace(uint256 count) private view returns (uint256 at, uint256 round) {
        uint256 looks = Math.min(count, _LOOKS);
        for (uint256 i; i < looks; ++i) {
            at = ((block.number + i) % count) + 1;
            Place memory one = _placeWords[at].place();
            if (one.lent == 0) return (at, one.round);
        }
        return (count + 1, 0);
    }

    function _numberOf(uint256 at, uint256 round) private pure returns (uint256) {
        return (round << 32) | at;
    }

    /// @dev The code runs as this contract's own, so the stake is this contract's.
    function _stake(bytes memory call) private {
        (bool done,) = _STAKE_OPS.delegatecall(call);
        if (!done) revert(EnergyReason.REFUSED);
    }
}
